import type { RequestParts } from '@repo/domain/consent-request-message';
import { IconList } from '@repo/ui/components/IconList';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { checkKindIcons } from '@repo/ui/status/check-kind-icons';
import { useLanguage } from '../language/use-language.ts';
import { asSentence } from './as-sentence.ts';
import { checkNames } from './check-names.ts';
import { requestWords } from './request-words.ts';

interface AskedChecksProps extends Pick<RequestParts, 'ifYes' | 'checks' | 'paper'> {
  /** Has room for the whole name of the certificate. */
  readonly isRoomy: boolean;
}

/** An amount stays on one line. */
const withWholeAmounts = (text: string): string => text.replaceAll('KES ', 'KES\u00A0');

/** The checks that a question is about, at a glance. The certificate is last, because a yes is possible without one. */
export function AskedChecks({ ifYes, checks, paper, isRoomy }: AskedChecksProps) {
  const { language } = useLanguage();
  const names = checkNames[language];
  const { clearance } = requestWords[language];
  const isPaper = (check: string) => check === 'criminal_record';
  const textOf = (check: keyof typeof names) => {
    const name = asSentence(names[check]);
    return isPaper(check) ? `${isRoomy ? clearance : name}. ${withWholeAmounts(paper)}` : name;
  };
  return (
    <Stack gap="xsmall">
      <Text weight="strong">{ifYes}</Text>
      <IconList
        columns={2}
        items={checks.flatMap(({ check }) =>
          check === 'final_review'
            ? []
            : [{ icon: checkKindIcons[check], text: textOf(check), wide: isPaper(check) }],
        )}
      />
    </Stack>
  );
}
