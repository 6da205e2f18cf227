import {
  HELP_PHONE_PROPERTY,
  INSTALLATION_STYLE,
  quirkProperty,
} from '@repo/api-client/contract/installation-style';
import { turnedOver } from '@repo/domain/quirks';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const FIVE_MINUTES = 'public, max-age=300';

/**
 * Every page of every site loads this style sheet with its own. While the sandbox stands in for the providers it shows the
 * ribbon that says so: without script, and before the first paint, so that nothing moves. What the deployment turned over of
 * the preserved inconsistencies stands there too, and the phone for help: names and values are the table's own and a number that
 * the configuration's check let through, never text from outside.
 */
export function registerInstallationStyle(
  app: FastifyInstance,
  { sandbox, quirks, supportWhatsapp }: Pick<Config, 'sandbox' | 'quirks' | 'supportWhatsapp'>,
): void {
  const said = [
    ...(sandbox === undefined ? [] : ['--sandbox-ribbon: flex']),
    ...(supportWhatsapp === null ? [] : [`${HELP_PHONE_PROPERTY}: ${supportWhatsapp}`]),
    ...turnedOver(quirks).map((name) => `${quirkProperty(name)}: ${quirks[name]}`),
  ];
  const css = said.length === 0 ? '' : `:root { ${said.join('; ')} }\n`;
  app.get(INSTALLATION_STYLE, async (_request, reply) => {
    void reply.header('cache-control', FIVE_MINUTES).type('text/css; charset=utf-8');
    return css;
  });
}
