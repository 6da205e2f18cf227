import { Button } from '@repo/ui/components/Button';
import type { SideNavItem } from '@repo/ui/components/SideNav';
import { ClipboardIcon } from '@repo/ui/icons/ClipboardIcon';
import { SearchIcon } from '@repo/ui/icons/SearchIcon';
import { Key } from '@repo/ui/primitives/Key';
import { RailLabel } from '@repo/ui/primitives/RailLabel';
import { useHotkeys } from '@repo/ui/keyboard/use-hotkeys';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { singleKeys, usePreference } from '../preferences/preference.ts';
import { GoTo } from './GoTo.tsx';
import { KeysDialog } from './KeysDialog.tsx';

/** It stands in no rail: a member works it once. */
const training: SideNavItem = { label: 'Training case', href: paths.training, icon: <ClipboardIcon /> };

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
      <Button variant="secondary" size="small" fullWidth icon={<SearchIcon />} onClick={goTo}>
        <RailLabel>
          Go to{' '}
          <span aria-hidden="true">
            <Key>/</Key>
          </span>
        </RailLabel>
      </Button>
      <GoTo open={shown === 'places'} onClose={close} pages={[...pages, training]} mayHold={mayHold} />
      <KeysDialog open={shown === 'keys'} onClose={close} />
    </>
  );
}
