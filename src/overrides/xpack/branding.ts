import { request } from '@gatehouse-console/engine/api/client.ts';
import { pictureAddress } from '@gatehouse-console/engine/api/pictureAddress.ts';
import { objectOf, textOf } from '@gatehouse-console/engine/api/unknownValues.ts';

const SETTING = 'xpack/interface/setting';
const RESTORE = 'xpack/interface/restore';
/** Without trailing slash (spec 1, section 7); the page shows the errors itself. */
const QUIET = { exact: true, quiet: true } as const;

/** A picture of the console and its size in pixels (contract: settings, section 9). */
export interface Picture {
  readonly name: 'login_image' | 'favicon' | 'logo_index' | 'logo_logout';
  readonly width: number;
  readonly height: number;
}

export const PICTURES: readonly Picture[] = [
  { name: 'login_image', width: 492, height: 472 },
  { name: 'favicon', width: 16, height: 16 },
  { name: 'logo_index', width: 185, height: 55 },
  { name: 'logo_logout', width: 82, height: 82 },
];

export type ChosenFiles = Readonly<Partial<Record<Picture['name'], File>>>;

export async function loadBranding(signal?: AbortSignal) {
  const answer = objectOf(await request(SETTING, { ...QUIET, ...(signal && { signal }) }));
  const pictures = PICTURES.flatMap(({ name }): [string, string][] => {
    const address = pictureAddress(answer[name]);
    return address === undefined ? [] : [[name, address]];
  });
  return {
    title: textOf(answer['login_title']),
    /** The address of each picture. */
    pictures: Object.fromEntries(pictures),
  };
}

export type Branding = Awaited<ReturnType<typeof loadBranding>>;

/**
 * Saves the title and the newly chosen pictures. An unchanged title is read again, because another
 * user may have changed it.
 *
 * @param begun the title when the form was opened
 */
export async function saveBranding(
  begun: string,
  title: string,
  files: ChosenFiles,
): Promise<void> {
  const sent = title === begun ? (await loadBranding()).title : title;
  const body = new FormData();
  body.append('login_title', sent);
  for (const [name, file] of Object.entries(files)) body.append(name, file);
  await request(SETTING, { ...QUIET, method: 'PUT', body });
}

/** Restores the defaults: a GET with side effects, so it is not a query. */
export async function restoreBranding(): Promise<void> {
  await request(RESTORE, QUIET);
}
