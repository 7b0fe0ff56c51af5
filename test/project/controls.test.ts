import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeIn, moduleAt } from './rooms/importGraph.ts';
import { isIn, PROJECT } from './rooms/table.ts';

const CONTROLS = 'src/controls';
const PAGE = 'src/app/dev';
const files = codeIn(['src']);
const outside = files.filter((file) => !isIn(file, CONTROLS));
const textOf = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

/** Elements that browsers draw by themselves. `type="number"` is a text input with a number. */
const NATIVE = [
  /\btype="(?:checkbox|radio|file|search|date|datetime-local|time|color|range)"/,
  /<select\b|component="select"|styled\('select'\)/,
  /<details\b|component="details"|<summary\b/,
  /<dialog\b|role="alertdialog"/,
];
/** Material UI's modules that are no control: they place, frame or describe others. */
const FRAMES = [
  'Box',
  'Paper',
  'Drawer',
  'Popover',
  'Popper',
  'Divider',
  'CssBaseline',
  'SvgIcon',
  'styles',
  'useMediaQuery',
  'Dialog',
  'DialogTitle',
  'DialogContent',
  'DialogContentText',
  'DialogActions',
  'FormControlLabel',
  'FormHelperText',
  'FormLabel',
  'InputAdornment',
  'ListItemIcon',
].map((name) => `@mui/material/${name}`);

describe('the controls of the console', () => {
  it('are drawn by src/controls alone', () => {
    const own = outside.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) =>
          NATIVE.some((element) => element.test(line))
            ? [`${file}:${index + 1} ${line.trim()}`]
            : [],
        ),
    );
    expect(own).toEqual([]);
  });

  it('all stand on the page of controls', () => {
    const reached = reachedFrom(files.filter((file) => isIn(file, PAGE)));
    const drawn = files.filter((file) => isIn(file, CONTROLS) && file.endsWith('.tsx'));
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.filter((file) => !reached.has(file))).toEqual([]);
  });

  it('that Material UI draws stand there, too', () => {
    const used = new Set(
      files
        .flatMap((file) => moduleAt(file).imports)
        .map(({ to }) => to)
        .filter((to) => to.startsWith('@mui/material/') && !FRAMES.includes(to)),
    );
    const shown = new Set(
      files
        .filter((file) => isIn(file, PAGE) || isIn(file, CONTROLS))
        .flatMap((file) => moduleAt(file).imports.map(({ to }) => to)),
    );
    expect(used.size).toBeGreaterThan(15);
    expect([...used].filter((name) => !shown.has(name))).toEqual([]);
  });
});

/** The files and all that they import inside of src/controls. */
function reachedFrom(start: readonly string[]): ReadonlySet<string> {
  const reached = new Set(start);
  for (const file of reached) {
    for (const { to } of moduleAt(file).imports) if (isIn(to, CONTROLS)) reached.add(to);
  }
  return reached;
}
