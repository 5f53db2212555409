import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Lets the files begin whose tests start processes of the cms: they take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes("/tests/start/");
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
