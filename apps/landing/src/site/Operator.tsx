import { Text } from '@repo/ui/primitives/Text';
import { useBlank, WhenFilled } from './filling.tsx';
import type { Language } from './languages.ts';
import { operatorWords } from './operator-words.ts';

/** Who answers for this site, as it was set up; never a made-up company. */
export function Operator({ language }: { readonly language: Language }) {
  const { runBy, nameless } = operatorWords[language];
  const name = useBlank('operator');
  return (
    <WhenFilled blank="operator" otherwise={<Text>{nameless}</Text>}>
      <Text weight="medium">{runBy(name)}</Text>
    </WhenFilled>
  );
}
