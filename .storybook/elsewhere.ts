import axe from 'axe-core';
import { page } from 'vitest/browser';
import { sticksOut } from './sticks-out.ts';

/** The narrowest supported phone. */
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
 * Checks the contrast of a rendered state in dark mode. A separate dark story would take longer, and would cover only
 * the states that an author thought of.
 */
export async function holdInTheDark(): Promise<void> {
  const faint = await faintInTheDark();
  if (faint.length > 0) throw new Error(`Too faint in the dark: ${faint.join('; ')}`);
}

/** Checks the state on the narrowest phone: nothing sticks out at the side. */
export async function holdOnNarrowestPhone(): Promise<void> {
  await page.viewport(NARROWEST_PX, window.innerHeight);
  const out = sticksOut(document.body);
  if (out.length > 0) throw new Error(`Sticks out at the side on the narrowest phone: ${out.join('; ')}`);
}
