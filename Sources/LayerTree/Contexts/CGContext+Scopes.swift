internal import Drawing

// Clips belong to the state and change at any time; commands open and close them in turn. So scopes
// are opened only when something is drawn in them, and closed when something is drawn out of them.

extension CGContext {
  /// Brings what the commands have open in line with the state.
  func enterScopes() {
    var shared = 0
    while shared < openScopes.count, shared < state.scopes.count,
      openScopes[shared].scope.number == state.scopes[shared].number
    {
      shared += 1
    }
    closeScopes(keeping: shared)
    for scope in state.scopes[shared...] {
      commands.append(scope.opening)
      openScopes.append((scope, commands.count))
    }
  }

  /// Closes all open scopes but the outermost ones.
  func closeScopes(keeping count: Int) {
    while openScopes.count > count, let open = openScopes.popLast() {
      commands += open.scope.closing
    }
  }

  /// Narrows all drawing from now on.
  func narrow(_ kind: ContextScope.Kind) {
    state.scopes.append(ContextScope(kind: kind, number: takeScopeNumber()))
  }
}
