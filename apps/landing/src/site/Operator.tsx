import { Text } from '@repo/ui/primitives/Text';
import { useBlank, WhenFilled } from './filling.tsx';
import type { Language } from './languages.ts';

const english = {
  is: (name: string) => `This site is run by: ${name}`,
  none: 'Whoever runs this site has not entered a name and address here yet.',
};

const words: Readonly<Record<Language, typeof english>> = {
  en: english,
  sw: {
    is: (name) => `Tovuti hii inaendeshwa na: ${name}`,
    none: 'Anayeendesha tovuti hii bado hajaandika jina na anwani yake hapa.',
  },
};

/** Who answers for this site, as it was set up; never a made-up company. */
export function Operator({ language }: { readonly language: Language }) {
  const { is, none } = words[language];
  const name = useBlank('operator');
  return (
    <WhenFilled blank="operator" otherwise={<Text>{none}</Text>}>
      <Text weight="medium">{is(name)}</Text>
    </WhenFilled>
  );
}
