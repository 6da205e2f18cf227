import { Heading } from '@storybook/addon-docs/blocks';
import type { Alternative } from '../../packages/ui/src/guidance.ts';
import type { ComponentFacts, Place } from '../book/component-facts.ts';
import * as css from './page.css.ts';
import { Scope } from './Scope.tsx';

/** More links than this begin closed. */
const MANY = 12;

/** Storybook's frame opens the page: a link in its preview leads to the preview alone. */
const Link = ({ name, href }: Place) => (
  <a className={css.link} href={href} target="_top">
    {name}
  </a>
);

const Links = ({ of }: { readonly of: readonly Place[] }) => (
  <span className={css.links}>
    {of.map((place) => (
      <Link key={place.href} {...place} />
    ))}
  </span>
);

const pageOf = (title: string) => `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** The components that this one is confused with. */
export function Alternatives({ of }: { readonly of: readonly Alternative[] | undefined }) {
  if (of === undefined) return null;
  return (
    <>
      <Heading>Alternatives</Heading>
      <Scope className={css.section}>
        <table className={css.table}>
          <tbody>
            {of.map(({ use, when }) => (
              <tr key={use} className={css.row}>
                <th scope="row" className={css.part}>
                  <Link name={use.split('/').at(-1) ?? use} href={pageOf(use)} />
                </th>
                <td className={css.cell}>{when}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scope>
    </>
  );
}

/** The screens on which a reader meets it, and the components that it is a part of. */
export function UsedOn({ screens, within }: Pick<ComponentFacts, 'screens' | 'within'>) {
  if (screens.length + within.length === 0) return null;
  return (
    <>
      <Heading>Used on</Heading>
      <Scope className={`${css.stack} ${css.section}`}>
        {screens.length > MANY ? (
          <details>
            <summary className={css.summary}>{`${String(screens.length)} screens`}</summary>
            <Links of={screens} />
          </details>
        ) : (
          screens.length > 0 && <Links of={screens} />
        )}
        {within.length > 0 && (
          <div>
            <span className={css.label}>Part of</span>
            <Links of={within} />
          </div>
        )}
      </Scope>
    </>
  );
}
