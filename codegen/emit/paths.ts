/** Where generated files stand, and how they name each other. */
export const GENERATED = 'generated';

/** Of a resource's definition, below `generated/`: that of `users.user` is `resources/users/user.ts`. */
export function definitionPath(resourceId: string): string {
  const [area = '', ...name] = resourceId.split('.');
  return `resources/${area}/${name.join('.')}.ts`;
}

/** A file of the project as a file at the top of `generated/` imports it. */
export function fromGenerated(projectFile: string): string {
  return `../${projectFile}`;
}
