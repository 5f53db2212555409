import { z } from "zod";

const envelope = z.object({ data: z.unknown() });

/**
 * The `data` of an answer of the cms, checked. A schema around `schema`, made for each call, would
 * take ten times as long as the check: zod compiles the schema of an object when it is first used.
 * @throws ZodError when the answer is not what the schema says
 */
export function answerData<Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
): z.infer<Schema> {
  return schema.parse(envelope.parse(answer).data);
}
