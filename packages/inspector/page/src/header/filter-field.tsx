import { Button, Icon } from "@mcp-actors/ui";
import { useId } from "preact/hooks";
import { parseFilter } from "../filter/parse-filter.ts";
import { look, wish } from "../store/store.ts";
import { FilterOffers } from "./filter-offers.tsx";
import { FilterTerms } from "./filter-terms.tsx";
import { useCompletion } from "./use-completion.ts";

/** What is shown: written as terms such as `status:live`, completed as they are written. */
export function FilterField() {
  const id = useId();
  const text = wish.value.filter;
  const completion = useCompletion();
  const { offers, chosen, input, take } = completion;
  // What can be gone on with is not wrong yet.
  const problem = offers.length > 0 ? undefined : parseFilter(text).problems[0];
  return (
    <div class="filter" data-invalid={problem !== undefined}>
      <Icon name="search" />
      <div class="filter-box">
        <FilterTerms text={text} />
        <input
          ref={input}
          id="filter"
          type="text"
          spellcheck={false}
          autocomplete="off"
          role="combobox"
          aria-label="Filter"
          aria-autocomplete="list"
          aria-expanded={offers.length > 0}
          aria-controls={`${id}-offers`}
          aria-activedescendant={chosen < 0 ? undefined : `${id}-offers-${chosen}`}
          aria-invalid={problem === undefined ? undefined : "true"}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          placeholder="method:tools/* status:live,failed dur>100ms, or any words"
          value={text}
          onInput={completion.onInput}
          onFocus={completion.onFocus}
          onClick={completion.onFocus}
          onBlur={completion.onBlur}
          onKeyDown={completion.onKeyDown}
        />
      </div>
      {text !== "" && (
        <Button
          look="quiet"
          icon="cross"
          aria-label="Clear the filter"
          onClick={() => look({ filter: "" })}
        />
      )}
      {problem !== undefined && (
        <p class="filter-problem" id={`${id}-problem`} role="status">
          {problem.problem}
        </p>
      )}
      {problem === undefined && (
        <FilterOffers id={`${id}-offers`} offers={offers} chosen={chosen} onTake={take} />
      )}
    </div>
  );
}
