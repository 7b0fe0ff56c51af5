/** `app.name`, for example `users.user`. */
export type ResourceId = string;
