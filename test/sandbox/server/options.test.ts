import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../sandbox/options.ts';
import { startSandbox } from '../../../sandbox/start.ts';
import { temporaryFolder } from '../../afterwards.ts';
import { projectModel } from '../world.ts';

const folder = temporaryFolder();

describe('the options of the demo server', () => {
  it.each([
    [['--session', 'never']],
    [['--session', 'age', '--api', 'https://a']],
    [['--scale', '-1']],
    [['--scale', '1000001']],
    [['--max-rows', '0']],
    [['--max-rows', '9', '--api', 'https://a']],
  ])('say what is wrong: %j', (args) => {
    expect(parseOptions(args)).toMatchObject({ ok: false });
  });

  it.each([
    ['scale', '5000'],
    ['max-rows', '100'],
    ['session', 'age'],
  ])('are passed on as they were given: --%s %s', (name, value) => {
    expect(parseOptions([`--${name}`, value])).toMatchObject({
      ok: true,
      options: { options: { [name]: value } },
    });
  });
});

describe('data that was filled by --scale', () => {
  const filled = (scale?: number) =>
    startSandbox({
      model: projectModel(),
      data: join(folder, 'scaled'),
      ...(scale !== undefined && { options: { scale: String(scale) } }),
    }).then((started) => started.close());

  it('keeps its size: another number is refused with what to do', async () => {
    await filled(160);
    await filled(160);
    await filled();
    await expect(filled(170)).rejects.toThrow(
      /filled to 160 assets and keeps its size: leave --scale out, or choose another --data/,
    );
  });

  it('takes any number as long as the demo’s own records were enough', async () => {
    const data = join(folder, 'small');
    for (const scale of [10, 20, 160]) {
      const started = await startSandbox({
        model: projectModel(),
        data,
        options: { scale: String(scale) },
      });
      await started.close();
    }
    await expect(
      startSandbox({ model: projectModel(), data, options: { scale: '20' } }),
    ).rejects.toThrow('160');
  });
});
