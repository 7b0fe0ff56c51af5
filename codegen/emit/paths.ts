/** The folder of generated files. */
export const GENERATED = 'generated';

/** Git ignores these: they repeat the YAML of `locales/`. */
export const CATALOGUES = `${GENERATED}/locales`;

/** The path of a resource's definition below `generated/`: `users.user` is `resources/users/user.ts`. */
export function definitionPath(resourceId: string): string {
  const [area = '', ...name] = resourceId.split('.');
  return `resources/${area}/${name.join('.')}.ts`;
}

/** The import specifier of a project file in a file at the top of `generated/`. */
export function fromGenerated(projectFile: string): string {
  return `../${projectFile}`;
}
