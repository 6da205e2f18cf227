import type { RequestParts } from '@repo/domain/consent-request-message';
import { IconList } from '@repo/ui/components/IconList';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { checkKindIcons } from '@repo/ui/status/check-kind-icons';
import { useLanguage } from '../language/use-language.ts';
import { asSentence } from './as-sentence.ts';
import { checkNames } from './check-names.ts';
import { requestWords } from './request-words.ts';

interface AskedChecksProps extends Pick<RequestParts, 'ifYes' | 'checks'> {
  /** Has room for the whole name of the certificate, and for what a new one costs. */
  readonly isRoomy: boolean;
}

/** The checks that a question is about, at a glance. The certificate is last, because a yes is possible without one. */
export function AskedChecks({ ifYes, checks, isRoomy }: AskedChecksProps) {
  const { language } = useLanguage();
  const names = checkNames[language];
  const { clearance, withoutOne, newOne } = requestWords[language];
  const isPaper = (check: string) => check === 'criminal_record';
  const textOf = (check: keyof typeof names) => {
    const name = asSentence(names[check]);
    if (!isPaper(check)) return name;
    return isRoomy ? `${clearance}. ${withoutOne} ${newOne}` : `${name}. ${withoutOne}`;
  };
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
              : [{ icon: checkKindIcons[check], text: textOf(check), wide: isPaper(check) }],
          )}
      />
    </Stack>
  );
}
