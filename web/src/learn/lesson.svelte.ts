// A chapter as it is gone through: which step is read or done now, and what the learner tried instead.
// The server says where a move leads; steps that are only read are passed here.

import type { Playback } from "../table/playback.svelte";
import { api } from "../lib/api";
import { Study } from "../study/study.svelte";
import type { LessonChapter, LessonStep, LessonStudy } from "../wire";

export class Lesson {
  readonly study: Study<LessonStudy>;
  at = $state(0); // the step that is shown; behind the last one the chapter is done
  private start = 0; // the step at which the server begins; the moves of the study come after it
  private led: readonly string[][] = []; // those that led to the step, without what is tried at it

  constructor(
    readonly chapter: LessonChapter,
    nameOf: (name: string) => string,
    from: number,
  ) {
    this.at = this.start = from < chapter.steps.length ? from : 0;
    this.study = new Study<LessonStudy>(`${chapter.course}-${chapter.id}`, {
      ask: (wish) => api.studyLesson(chapter.course, chapter.id, { ...wish, at: this.start }),
      nameOf,
    });
  }

  readonly step: LessonStep | undefined = $derived.by(() => this.chapter.steps[this.at]);
  readonly isDone: boolean = $derived.by(() => this.at >= this.chapter.steps.length);
  readonly reads: boolean = $derived(this.step !== undefined && !this.step.awaits);
  /** Which kind words answer what was done instead of what is awaited; "" = nothing was. */
  readonly strayed: string = $derived.by(() => this.study.found?.answer ?? "");
  /** The step that comes when the stage is quiet. */
  private readonly coming: number = $derived.by(() =>
    this.strayed ? this.at : Math.max(this.at, this.study.found?.step ?? 0),
  );

  /** The next step, of one that is only read. */
  next(): void {
    if (this.reads) this.at += 1;
  }

  /** Before what was tried at this step. */
  again(): Promise<boolean> {
    return this.study.drop(this.tried);
  }

  /** Let the lesson do it, and see it happen. */
  show(): Promise<boolean> {
    const since = (this.study.update?.ply ?? 0) - this.tried;
    this.start = this.at + 1;
    this.led = [];
    return this.study.goOn(since);
  }

  /** Somewhere else in the chapter, at once. */
  goTo(step: number): Promise<boolean> {
    this.at = this.start = Math.max(0, step);
    this.led = [];
    return this.study.begin();
  }

  /** How many decisions were tried at this step. */
  private get tried(): number {
    return this.study.moves.flat().length - this.led.flat().length;
  }

  /** Keeps step and board together; called while a component is set up. */
  watch(playback: Playback): void {
    $effect(() => {
      // Nothing is asked while something is read.
      this.study.held = this.chapter.steps[this.coming]?.awaits ? "" : this.chapter.id;
    });
    $effect(() => {
      if (!playback.quiet || this.coming <= this.at) return;
      this.led = this.study.moves;
      this.at = this.coming;
    });
  }
}
