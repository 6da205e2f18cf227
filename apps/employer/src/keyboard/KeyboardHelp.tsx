import { usePreference } from '@repo/app-shell/browser/preference';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Toggle } from '@repo/ui/components/Toggle';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { singleKeys } from './single-keys.ts';

/** What the keys of a page with `useSearchKey` do, and the switch for those who press them by accident. */
export function KeyboardHelp() {
  const isOn = usePreference(singleKeys);
  if (!useHasDesk()) return null;
  return (
    <Disclosure look="plain" label="Keyboard">
      <Toggle
        label="Press / to search"
        hint="Enter opens the row in focus. Esc clears the search, then leaves it."
        on={isOn}
        onChange={singleKeys.set}
      />
    </Disclosure>
  );
}
