import { Story } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { modes, type Mode } from '../book/theme.ts';
import { addressAlone } from './alone.ts';
import * as css from './page.css.ts';
import { Scope } from './Scope.tsx';
import { useGlobals } from './use-globals.ts';

/** How much of a phone's or a desk's window is shown, in CSS pixels of that window. */
const PHONE_HEIGHT = 560;
const DESK_HEIGHT = 800;
const DESK_SCALE = 0.375;

const names: Readonly<Record<Mode, string>> = { light: 'Light', dark: 'Dark' };

/** A value in nested parameters. Any author can set any parameters. */
function at(of: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : undefined,
    of,
  );
}

/** Some stories need a window of their own: a dialog lies over the page, and a layout follows the window's width. */
export function windowOf({ parameters, storyGlobals }: PreparedStory): 'phone' | 'desk' | undefined {
  if (
    String(at(storyGlobals, 'viewport', 'value'))
      .toLowerCase()
      .includes('desktop')
  )
    return 'desk';
  const isWhole = at(parameters, 'layout') === 'fullscreen';
  return isWhole || isPlayed(parameters) ? 'phone' : undefined;
}

/** A dialog or a message is seen only after its play function. Any other would take the reader's focus. */
const isPlayed = (parameters: unknown) => at(parameters, 'docs', 'story', 'inline') === false;

interface LookProps {
  readonly story: PreparedStory;
  readonly mode: Mode;
}

function InWindow({ story, mode }: LookProps) {
  const { audience } = useGlobals();
  const kind = windowOf(story) ?? 'phone';
  const address = isPlayed(story.parameters) ? `viewMode=story&id=${story.id}` : addressAlone(story.id);
  const told: unknown = at(story.parameters, 'docs', 'story', 'iframeHeight');
  const height = kind === 'desk' ? DESK_HEIGHT : Number(told ?? PHONE_HEIGHT);
  return (
    <Scope mode={mode} className={css.place}>
      <div style={{ blockSize: kind === 'desk' ? height * DESK_SCALE : height }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this book, from the same files */}
        <iframe
          className={css.window[kind]}
          title={`${story.name}, ${mode}`}
          src={`./iframe.html?${address}&globals=mode:${mode};audience:${String(audience)}`}
          loading="lazy"
          style={{ blockSize: height }}
        />
      </div>
    </Scope>
  );
}

const Inline = ({ story, mode }: LookProps) => {
  const of: unknown = story.moduleExport;
  return (
    <Scope mode={mode} className={css.ground}>
      <Story of={of} />
    </Scope>
  );
};

/** A story as it looks in the light and in the dark. */
export const Looks = ({ story }: { readonly story: PreparedStory }) => (
  <div className={css.pair}>
    {modes.map((mode) => (
      <div key={mode}>
        <span className={css.label}>{names[mode]}</span>
        {windowOf(story) === undefined ? (
          <Inline story={story} mode={mode} />
        ) : (
          <InWindow story={story} mode={mode} />
        )}
      </div>
    ))}
  </div>
);
