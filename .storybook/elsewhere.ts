import axe, { type AxeResults } from 'axe-core';
import { page } from 'vitest/browser';
import { sticksOut } from './sticks-out.ts';
import { smallTargets } from './target-size.ts';

/** The narrowest supported phone. */
const NARROWEST_PX = 320;
/** The widths at which a page of the team has another layout: a tablet, a laptop, a wide screen. */
const DESKS_PX = [768, 1280, 1920];

const described = ({ violations }: AxeResults): readonly string[] =>
  violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => [...target, failureSummary].join(' ')),
  );

async function faintInTheDark(): Promise<readonly string[]> {
  const root = document.documentElement;
  const { mode } = root.dataset;
  root.dataset['mode'] = 'dark';
  try {
    return described(
      await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] }),
    );
  } finally {
    root.dataset['mode'] = mode;
  }
}

/**
 * Checks the contrast of a rendered state in dark mode. A separate dark story would take longer, and would cover only
 * the states that an author thought of.
 */
export async function holdInTheDark(): Promise<void> {
  const faint = await faintInTheDark();
  if (faint.length > 0) throw new Error(`Too faint in the dark: ${faint.join('; ')}`);
}

async function fitAt(width: number): Promise<void> {
  await page.viewport(width, window.innerHeight);
  const out = sticksOut(document.body);
  if (out.length > 0) throw new Error(`Sticks out at the side at ${width} px: ${out.join('; ')}`);
}

/**
 * Checks the state on the narrowest phone: nothing sticks out at the side, and a thumb hits everything. The story itself
 * may have had the smaller targets of a desk.
 */
export async function holdOnNarrowestPhone(): Promise<void> {
  await fitAt(NARROWEST_PX);
  const small = smallTargets(document.body);
  if (small.length > 0)
    throw new Error(`Targets that are too small at ${NARROWEST_PX} px: ${small.join('; ')}`);
}

/** Checks the state at each width of a desk: axe finds nothing, and nothing sticks out at the side. */
export async function holdOnEveryDesk(): Promise<void> {
  for (const width of DESKS_PX) {
    await fitAt(width);
    // A story is a part of a page for axe, as in Storybook itself.
    const found = described(
      await axe.run(document.body, {
        resultTypes: ['violations'],
        rules: { region: { enabled: false } },
      }),
    );
    if (found.length > 0) throw new Error(`At ${width} px: ${found.join('; ')}`);
  }
}
