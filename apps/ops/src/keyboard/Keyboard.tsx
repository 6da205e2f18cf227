import { Button } from '@repo/ui/components/Button';
import type { SideNavItem } from '@repo/ui/components/SideNav';
import { SearchIcon } from '@repo/ui/icons/SearchIcon';
import { useHotkeys } from '@repo/ui/keyboard/use-hotkeys';
import { useState } from 'react';
import { singleKeys, usePreference } from '../preferences/preference.ts';
import { GoTo } from './GoTo.tsx';
import { KeysDialog } from './KeysDialog.tsx';

interface KeyboardProps {
  readonly pages: readonly SideNavItem[];
  readonly mayHold: boolean;
}

/** The keys of every page, and the button for those who use the mouse. */
export function Keyboard({ pages, mayHold }: KeyboardProps) {
  const [shown, show] = useState<'places' | 'keys' | null>(null);
  const close = () => show(null);
  const goTo = () => show('places');
  useHotkeys({
    on: usePreference(singleKeys),
    acts: { '/': goTo, '?': () => show('keys'), 'Ctrl+k': goTo },
  });
  return (
    <>
      <Button variant="secondary" size="small" icon={<SearchIcon />} onClick={goTo}>
        Go to
      </Button>
      <GoTo open={shown === 'places'} onClose={close} pages={pages} mayHold={mayHold} />
      <KeysDialog open={shown === 'keys'} onClose={close} />
    </>
  );
}
