import { Dialog } from '@repo/ui/components/Dialog';
import { Toggle } from '@repo/ui/components/Toggle';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Key } from '@repo/ui/primitives/Key';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { singleKeys, usePreference } from '../preferences/preference.ts';
import { keyGroups } from './keys.ts';

/** All keys of the console, and the switch for those who press them by accident. */
export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const on = usePreference(singleKeys);
  return (
    <Dialog open={open} onClose={onClose} title="Keys">
      <Toggle label="Single keys" on={on} onChange={singleKeys.set} />
      {keyGroups.map(({ title, keys }) => (
        <Stack key={title} gap="small">
          <Heading level={3} size={4}>
            {title}
          </Heading>
          <Stack as="ul" gap="xsmall">
            {keys.map(({ keys: each, does }) => (
              <li key={does}>
                <Spread wrap="late">
                  <Text>{does}</Text>
                  <Inline gap="xxsmall">
                    {each.map((key) => (
                      <Key key={key}>{key}</Key>
                    ))}
                  </Inline>
                </Spread>
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Dialog>
  );
}
