import type { In, Language } from './languages.ts';

/** The operator of this installation, and the ways to write to it. */
const english = {
  runBy: (name: string) => `This site is run by: ${name}`,
  nameless: 'Whoever runs this site has not entered a name and address here yet.',
  chat: 'Chat with us on WhatsApp',
  email: (address: string) => `E-mail: ${address}`,
  unreachable: 'Whoever runs this site has not said yet how to write to them.',
} as const;

const kiswahili: In<typeof english> = {
  runBy: (name) => `Tovuti hii inaendeshwa na: ${name}`,
  nameless: 'Anayeendesha tovuti hii bado hajaandika jina na anwani yake hapa.',
  chat: 'Zungumza nasi kwa WhatsApp',
  email: (address) => `Barua pepe: ${address}`,
  unreachable: 'Anayeendesha tovuti hii bado hajasema namna ya kumwandikia.',
};

export const operatorWords: Readonly<Record<Language, In<typeof english>>> = { en: english, sw: kiswahili };
