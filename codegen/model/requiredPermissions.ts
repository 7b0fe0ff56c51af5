const NAME = /^(\w+)\.([a-z]+)_(\w+)$/;

/**
 * The permission to view the same model: `users.view_user` for `users.change_user` and for itself. Returns a name
 * of another form unchanged.
 */
export function viewingOf(permission: string): string {
  const [, app, , model] = NAME.exec(permission) ?? [];
  return app === undefined || model === undefined ? permission : `${app}.view_${model}`;
}

/**
 * The permissions that a permission requires: viewing the records of its model, and what `requires` of
 * `manifest/permissions.yaml` says.
 */
export function requiredBy(
  permission: string,
  requires: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const viewing = viewingOf(permission);
  return [...(viewing === permission ? [] : [viewing]), ...(requires[permission] ?? [])];
}
