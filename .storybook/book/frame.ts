import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { bookThemes, modeOf, type Mode } from './theme.ts';

/** The stories that are set up in one way: components with their controls, whole phones, and pages. */
type Kind = 'component' | 'phone' | 'page';

function kindOf(id: string): Kind {
  if (/^(brand|components|patterns|primitives)-/.test(id)) return 'component';
  return /^screens-(landing|employer|worker)-/.test(id) ? 'phone' : 'page';
}

const SYSTEM = '(prefers-color-scheme: dark)';
/** A reader on a phone sees screens on it, without the frame of another. */
const HAS_ROOM = '(min-width: 48em)';

/** The viewport of a phone, as `preview.tsx` names it. Undefined is the whole room. */
const viewportOf = (kind: Kind) => ({
  value: kind === 'phone' && window.matchMedia(HAS_ROOM).matches ? 'phone' : undefined,
  isRotated: false,
});

/** The mode of the reader's system. */
export const systemMode = (): Mode => modeOf(window.matchMedia(SYSTEM).matches);

/** Whether the address of the book sets this choice of the toolbar. */
const isInAddress = (choice: string) =>
  (new URLSearchParams(window.location.search).get('globals') ?? '').includes(choice);

interface Told {
  readonly userGlobals?: Readonly<Record<string, unknown>>;
  readonly globals?: Readonly<Record<string, unknown>>;
}

/**
 * The frame around the stories. It sets up each kind of page when the reader comes to it, and leaves the reader's own
 * changes alone until the next kind. Only a reader has this frame: no test has.
 */
export function frameBook(api: API): void {
  let kind: Kind | undefined;

  api.on(STORY_PREPARED, ({ id }: { readonly id: string }) => {
    const next = kindOf(id);
    if (next === kind) return;
    const isFirst = kind === undefined;
    // A page has nothing to set, and a screen needs the height.
    api.togglePanel(next === 'component');
    if (next === 'phone' ? !(isFirst && isInAddress('viewport')) : kind === 'phone')
      api.updateGlobals({ viewport: viewportOf(next) });
    kind = next;
  });

  const wear = (mode: unknown) => api.setOptions({ theme: bookThemes[modeOf(mode === 'dark')] });
  api.once(SET_GLOBALS, () => {
    if (systemMode() === 'dark' && !isInAddress('mode')) api.updateGlobals({ mode: 'dark' });
  });
  api.on(SET_GLOBALS, ({ globals }: Told) => wear(globals?.['mode']));
  // The choice of the toolbar. A story that is dark by itself leaves the frame as it is.
  api.on(GLOBALS_UPDATED, ({ userGlobals }: Told) => wear(userGlobals?.['mode']));
}
