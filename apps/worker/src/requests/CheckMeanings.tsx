import type { NamedCheck } from '@repo/domain/consent-request-message';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { IconList } from '@repo/ui/components/IconList';
import { checkKindIcons } from '@repo/ui/status/check-kind-icons';
import { useLanguage } from '../language/use-language.ts';
import { asSentence } from './as-sentence.ts';
import { requestWords } from './request-words.ts';

/** What each of the asked checks does. Closed, because the question names them. */
export function CheckMeanings({ checks }: { readonly checks: readonly NamedCheck[] }) {
  const { meanings, does } = requestWords[useLanguage().language];
  return (
    <Disclosure label={meanings}>
      <IconList
        items={checks.flatMap(({ check, name }) =>
          check === 'final_review'
            ? []
            : [{ icon: checkKindIcons[check], title: asSentence(name), text: does[check] }],
        )}
      />
    </Disclosure>
  );
}
