// Stands in for Node's node_object_wrap.h where better-sqlite3 12 is compiled for Node 24.19 or later, whose own
// header looks for the environment when an object is destroyed. Where the garbage is collected between two tasks there is
// none, and Node ends the process (docs/decisions/0004-sqlite-by-default.md). This one does what Node's did before, as far as
// better-sqlite3 needs it.
#ifndef SRC_NODE_OBJECT_WRAP_H_
#define SRC_NODE_OBJECT_WRAP_H_

#include "node.h"

namespace node {

class ObjectWrap {
 public:
  virtual ~ObjectWrap() {
    if (persistent().IsEmpty()) return;
    persistent().ClearWeak();
    persistent().Reset();
  }

  template <class T>
  static inline T* Unwrap(v8::Local<v8::Object> handle) {
    void* pointer = handle->GetAlignedPointerFromInternalField(0);
    return static_cast<T*>(static_cast<ObjectWrap*>(pointer));
  }

  inline v8::Persistent<v8::Object>& persistent() { return handle_; }

 protected:
  inline void Wrap(v8::Local<v8::Object> handle) {
    handle->SetAlignedPointerInInternalField(0, this);
    persistent().Reset(v8::Isolate::GetCurrent(), handle);
    persistent().SetWeak(this, WeakCallback, v8::WeakCallbackType::kParameter);
  }

 private:
  static void WeakCallback(const v8::WeakCallbackInfo<ObjectWrap>& data) {
    ObjectWrap* wrap = data.GetParameter();
    wrap->handle_.Reset();
    delete wrap;
  }

  v8::Persistent<v8::Object> handle_;
};

}  // namespace node

#endif
