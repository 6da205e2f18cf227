import { createContext, use, type ReactNode } from 'react';
import { deliveryHours } from '@repo/domain/delivery-texts';

/**
 * The values that the build of a page does not know: its origin, the claims of the deployment, the person it is about. The
 * server fills them in, escaped, for each request (`apps/api/src/http/site-pages`).
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
  'photo',
  'picture_name',
  'report_code',
  'report_number',
  'revoked_on',
  'service_type',
  'slug',
  'sold_prices',
  'steps_hours',
  'support_chat',
  'trust_reach',
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

/** For the build: the blanks stay, in the template language of the server. */
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

/** One of two texts, where no element can be: in the data for search engines. */
export const whichever = (blank: Blank, filled: string, otherwise: string): string =>
  `{% if ${blank} %}${filled}{% else %}${otherwise}{% endif %}`;

/** The values of every server, unless a deployment sets others. */
const usual: Readonly<Partial<Record<Blank, string>>> = {
  hero_hours: deliveryHours('landingHero'),
  steps_hours: deliveryHours('landingSteps'),
};

/** For a story: fills the blanks as the server would. */
export const filledWith = (given: Readonly<Partial<Record<Blank, string>>>): Filling => {
  const values = { ...usual, ...given };
  return {
    value: (blank) => values[blank] ?? '',
    when: (blank, content, otherwise) => (values[blank] === undefined ? otherwise : content),
  };
};

const FillingContext = createContext(filledWith({}));

/** Sets how the components below fill their blanks. */
export const FillingProvider = FillingContext;

/** The text of a blank. It also fits in an attribute. */
export const useBlank = (blank: Blank): string => use(FillingContext).value(blank);

/** Renders the children when the server has a value for the blank, else `otherwise`. */
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
