/** What a permission allows with the records of a model; `match` allows finding them by name. */
export type Verb = 'view' | 'add' | 'change' | 'delete' | 'match';

/** The type of a permission name, when the model is known. */
type PermissionFor<V extends Verb, M extends string> = M extends `${infer App}.${infer Model}`
  ? `${App}.${V}_${Model}`
  : string;

/**
 * The name of a permission: `users.user` and `view` give `users.view_user`.
 *
 * @param model `app.model`
 */
export function permissionFor<V extends Verb, M extends string>(
  verb: V,
  model: M,
): PermissionFor<V, M>;
export function permissionFor(verb: Verb, model: string): string {
  return model.replace('.', `.${verb}_`);
}
