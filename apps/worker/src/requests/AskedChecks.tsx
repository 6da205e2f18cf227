import type { RequestParts } from '@repo/domain/consent-request-message';
import { IconList } from '@repo/ui/components/IconList';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { checkKindIcons } from '@repo/ui/status/check-kind-icons';
import { useLanguage } from '../language/use-language.ts';
import { requestWords } from './request-words.ts';

/** The checks that a question is about, at a glance. The certificate is last, because a yes is possible without one. */
export function AskedChecks({ ifYes, checks }: Pick<RequestParts, 'ifYes' | 'checks'>) {
  const { names } = requestWords[useLanguage().language];
  const isPaper = (check: string) => check === 'criminal_record';
  return (
    <Stack gap="xsmall">
      <Text weight="strong">{ifYes}</Text>
      <IconList
        columns={2}
        items={checks
          .toSorted((a, b) => Number(isPaper(a.check)) - Number(isPaper(b.check)))
          .flatMap(({ check }) =>
            check === 'final_review'
              ? []
              : [{ icon: checkKindIcons[check], text: names[check], wide: isPaper(check) }],
          )}
      />
    </Stack>
  );
}
