import axe from 'axe-core';
import { page } from 'vitest/browser';
import { sticksOut } from './sticks-out.ts';

/** The narrowest phone that is supported. */
const NARROWEST_PX = 320;

async function faintInTheDark(): Promise<readonly string[]> {
  const root = document.documentElement;
  const { mode } = root.dataset;
  root.dataset['mode'] = 'dark';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => [...target, failureSummary].join(' ')),
    );
  } finally {
    root.dataset['mode'] = mode;
  }
}

/**
 * Holds a state, as it stands, to its contrast in the dark. To draw it anew there, as a story of its own, takes longer, and shows it
 * where somebody thought of it.
 */
export async function holdInTheDark(): Promise<void> {
  const faint = await faintInTheDark();
  if (faint.length > 0) throw new Error(`Too faint in the dark: ${faint.join('; ')}`);
}

/** The same on the narrowest phone: nothing sticks out at the side. */
export async function holdOnNarrowestPhone(): Promise<void> {
  await page.viewport(NARROWEST_PX, window.innerHeight);
  const out = sticksOut(document.body);
  if (out.length > 0) throw new Error(`Sticks out at the side on the narrowest phone: ${out.join('; ')}`);
}
