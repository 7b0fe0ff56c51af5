/** What a permission lets somebody do with the records of a model; `match` finds them by their names. */
export type Verb = 'view' | 'add' | 'change' | 'delete' | 'match';

/** The name of a permission as a type, where the model is known by name. */
export type PermissionFor<
  V extends Verb,
  M extends string,
> = M extends `${infer App}.${infer Model}` ? `${App}.${V}_${Model}` : string;

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
