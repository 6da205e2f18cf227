import { errorCodes, type FastifyInstance } from 'fastify';

/**
 * Limits the content types of bodies. A page of another site can post a form or a text without a question of
 * the browser, but no JSON. So a call takes JSON alone, and any other body gets 415 unread. A call with files
 * also takes their form. A callback of a provider has parsers of its own.
 */
export function limitBodyTypes(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  // The parser of forms with files serves every route, and reads nothing by itself.
  app.addHook('preValidation', (request, reply, done) => {
    if (!request.isMultipart() || request.is404 || request.routeOptions.config.takesFiles === true)
      return done();
    void reply.header('connection', 'close');
    done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether this route reads a form with files. */
    takesFiles?: boolean;
  }
}
