import { usePreference } from '@repo/app-shell/browser/preference';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { useHotkeys } from '@repo/ui/keyboard/use-hotkeys';
import { singleKeys } from './single-keys.ts';

const NO_ACTS = {};

/** The key of the search of a page, at a desk alone: `KeyboardHelp` switches it off there. */
export function useSearchKey(): '/' | undefined {
  const isOn = usePreference(singleKeys);
  const on = useHasDesk() && isOn;
  useHotkeys({ on, acts: NO_ACTS });
  return on ? '/' : undefined;
}
