import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './SandboxRibbon.css.ts';

const english: Words['sandboxRibbon'] = {
  name: 'Sandbox',
  meaning: 'No real money, messages or checks.',
};

/** Says on every page that no real provider is in use. Visible only where `--sandbox-ribbon` is `flex`. */
export function SandboxRibbon() {
  const words = useWords('sandboxRibbon', english);
  return (
    <aside className={css.ribbon} aria-label={words.name}>
      <span className={css.name}>{words.name}</span>
      <span>{words.meaning}</span>
    </aside>
  );
}
