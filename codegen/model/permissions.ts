/** What a permission lets somebody do with the records of a model; `match` finds them by their names. */
export type Verb = 'view' | 'add' | 'change' | 'delete' | 'match';

/**
 * The name of a permission: `users.user` and `view` give `users.view_user`.
 *
 * @param model `app.model`
 */
export function permissionFor(verb: Verb, model: string): string {
  return model.replace('.', `.${verb}_`);
}
