import { createContext, use, type ReactNode } from 'react';
import { deliveryHours } from '@repo/domain/delivery-texts';

/**
 * What a page cannot know while it is built: where it will stand, what the deployment claims, whom it is about. The server
 * fills it in, escaped, when it answers (`apps/api/src/http/site-pages`).
 */
export const blanks = [
  'claimed_families',
  'claimed_reviews',
  'contact_email',
  'first_name',
  'hero_hours',
  'issued_on',
  'operator',
  'origin',
  'package_name',
  'picture_name',
  'report_code',
  'report_number',
  'revoked_on',
  'service_type',
  'slug',
  'sold_prices',
  'steps_hours',
  'support_chat',
  'trust_score',
  'typed_code',
  'welcome_hours',
  'who',
  'worker_name',
] as const;
export type Blank = (typeof blanks)[number];

interface Filling {
  readonly value: (blank: Blank) => string;
  readonly when: (blank: Blank, content: ReactNode, otherwise: ReactNode) => ReactNode;
}

/** For the build: the blanks stay, in the server's template language. */
export const leftBlank: Filling = {
  value: (blank) => `{{ ${blank} }}`,
  when: (blank, content, otherwise) => (
    <>
      {`{% if ${blank} %}`}
      {content}
      {otherwise !== undefined && '{% else %}'}
      {otherwise}
      {'{% endif %}'}
    </>
  ),
};

/** One of two texts, where only text can stand: in what search engines read. */
export const whichever = (blank: Blank, filled: string, otherwise: string): string =>
  `{% if ${blank} %}${filled}{% else %}${otherwise}{% endif %}`;

/** What every server fills in, as it is unless a deployment says otherwise. */
const usual: Readonly<Partial<Record<Blank, string>>> = {
  hero_hours: deliveryHours('landingHero'),
  steps_hours: deliveryHours('landingSteps'),
};

/** For a story: as the server would fill them. */
export const filledWith = (given: Readonly<Partial<Record<Blank, string>>>): Filling => {
  const values = { ...usual, ...given };
  return {
    value: (blank) => values[blank] ?? '',
    when: (blank, content, otherwise) => (values[blank] === undefined ? otherwise : content),
  };
};

const FillingContext = createContext(filledWith({}));

/** Says how the blanks of everything below it are filled. */
export const FillingProvider = FillingContext;

/** The text that stands in a blank; good for an attribute, too. */
export const useBlank = (blank: Blank): string => use(FillingContext).value(blank);

/** Shown only where the server has something for that blank; `otherwise` where it has nothing. */
export function WhenFilled({
  blank,
  children,
  otherwise,
}: {
  readonly blank: Blank;
  readonly children: ReactNode;
  readonly otherwise?: ReactNode;
}) {
  return use(FillingContext).when(blank, children, otherwise);
}
