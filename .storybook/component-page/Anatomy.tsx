import { Heading } from '@storybook/addon-docs/blocks';
import type { Part } from '../book/parts-of.ts';
import * as css from './page.css.ts';
import { Scope } from './Scope.tsx';

/** The variable of a colour. A part that has several colours of one tone shows its ground. */
function colourOf(token: string): string | undefined {
  const [group = '', ...names] = token.split('.');
  if (group !== 'color' && group !== 'level' && group !== 'tone' && group !== 'tier') return undefined;
  const isWhole = (group === 'tone' || group === 'tier') && names.length === 1;
  return names.length === 0
    ? undefined
    : `var(--${[group, ...names, ...(isWhole ? ['soft'] : [])].join('-')})`;
}

function Token({ name }: { readonly name: string }) {
  const colour = colourOf(name);
  return (
    <span className={css.token}>
      {colour !== undefined && <span className={css.swatch} style={{ backgroundColor: colour }} />}
      {name}
    </span>
  );
}

/** The parts of a component, with the tokens of each. A designer finds them under the same names in the style files. */
export function Anatomy({ parts }: { readonly parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  return (
    <>
      <Heading>Anatomy</Heading>
      <Scope className={css.section}>
        <table className={css.table}>
          <tbody>
            {parts.map(({ name, tokens }) => (
              <tr key={name} className={css.row}>
                <th scope="row" className={css.part}>
                  {name}
                </th>
                <td className={css.cell}>
                  <span className={css.tokens}>
                    {tokens.map((token) => (
                      <Token key={token} name={token} />
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scope>
    </>
  );
}
