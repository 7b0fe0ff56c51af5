const NAME = /^(\w+)\.([a-z]+)_(\w+)$/;

/**
 * The permission to view what a permission is about: `users.view_user` of `users.change_user`, and of
 * itself. A name of another form is given back.
 */
export function viewingOf(permission: string): string {
  const [, app, , model] = NAME.exec(permission) ?? [];
  return app === undefined || model === undefined ? permission : `${app}.view_${model}`;
}

/**
 * What a permission cannot work without: to do anything with records one must see them, and what
 * `requires` of `manifest/permissions.yaml` says.
 */
export function requiredBy(
  permission: string,
  requires: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const viewing = viewingOf(permission);
  return [...(viewing === permission ? [] : [viewing]), ...(requires[permission] ?? [])];
}
