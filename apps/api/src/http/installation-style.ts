import { INSTALLATION_STYLE, quirkProperty } from '@repo/api-client/contract/installation-style';
import { turnedOver } from '@repo/domain/quirks';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const FIVE_MINUTES = 'public, max-age=300';

/**
 * Every page of every site loads this style sheet with its own. While the sandbox stands in for the providers it shows the
 * ribbon that says so: without script, and before the first paint, so that nothing moves. What the deployment turned over of
 * the preserved inconsistencies stands there too: names and values are the table's own, never text from outside.
 */
export function registerInstallationStyle(
  app: FastifyInstance,
  { sandbox, quirks }: Pick<Config, 'sandbox' | 'quirks'>,
): void {
  const said = [
    ...(sandbox === undefined ? [] : ['--sandbox-ribbon: flex']),
    ...turnedOver(quirks).map((name) => `${quirkProperty(name)}: ${quirks[name]}`),
  ];
  const css = said.length === 0 ? '' : `:root { ${said.join('; ')} }\n`;
  app.get(INSTALLATION_STYLE, async (_request, reply) => {
    void reply.header('cache-control', FIVE_MINUTES).type('text/css; charset=utf-8');
    return css;
  });
}
