/** Where generated files stand, and how they name each other. */
export const GENERATED = 'generated';

/** `users.user` stands in the area `users` as `user`. */
export function areaOf(resourceId: string): { readonly area: string; readonly name: string } {
  const [area = '', ...name] = resourceId.split('.');
  return { area, name: name.join('.') };
}

/** Of a resource's definition, below `generated/`. */
export function definitionPath(resourceId: string): string {
  const { area, name } = areaOf(resourceId);
  return `resources/${area}/${name}.ts`;
}

/** A file of the project as a file at the top of `generated/` imports it. */
export function fromGenerated(projectFile: string): string {
  return `../${projectFile}`;
}
