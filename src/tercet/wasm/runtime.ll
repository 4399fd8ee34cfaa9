; What the kernels of a module need around them: memory, and what numba's runtime does with it.
; The size of a block is a power of two; released blocks of one size are a chain, and the memory
; grows when there is none. The header of an array that a kernel makes (numba's MemInfo) is 32 bytes:
; references i64 at 0, destructor at 8, its argument at 12, data at 16, size i64 at 24.
target triple = "wasm32-unknown-unknown"

@__heap_base = external global i8
@blocks.end = internal global i32 0
@blocks.free = internal global [32 x i32] zeroinitializer

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare void @llvm.trap()

; The power of two of the smallest block of at least this size
define internal i32 @blocks.power(i32 %size) alwaysinline {
  %less = sub i32 %size, 1
  %some = or i32 %less, 31
  %zeros = call i32 @llvm.ctlz.i32(i32 %some, i1 true)
  %power = sub i32 32, %zeros
  ret i32 %power
}

; The address of a block, or 0 if there is no memory for it
define i32 @alloc(i32 %size) noinline {
entry:
  %empty = icmp eq i32 %size, 0
  %wanted = select i1 %empty, i32 1, i32 %size
  %huge = icmp ugt i32 %wanted, 1073741824
  br i1 %huge, label %none, label %search
search:
  %power = call i32 @blocks.power(i32 %wanted)
  %chain = getelementptr [32 x i32], ptr @blocks.free, i32 0, i32 %power
  %head = load i32, ptr %chain
  %has = icmp ne i32 %head, 0
  br i1 %has, label %reuse, label %fresh
reuse:
  %block = inttoptr i32 %head to ptr
  %next = load i32, ptr %block
  store i32 %next, ptr %chain
  ret i32 %head
fresh:
  %known = load i32, ptr @blocks.end
  %unknown = icmp eq i32 %known, 0
  %base = ptrtoint ptr @__heap_base to i32
  %begin = select i1 %unknown, i32 %base, i32 %known
  %bytes = shl i32 1, %power
  %end = add i32 %begin, %bytes
  %wraps = icmp ult i32 %end, %begin
  br i1 %wraps, label %none, label %measure
measure:
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %have = shl i32 %pages, 16
  %fits = icmp ule i32 %end, %have
  br i1 %fits, label %done, label %grow
grow:
  %short = sub i32 %end, %have
  %rounded = add i32 %short, 65535
  %needed = lshr i32 %rounded, 16
  %grown = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %needed)
  %failed = icmp eq i32 %grown, -1
  br i1 %failed, label %none, label %done
done:
  store i32 %end, ptr @blocks.end
  ret i32 %begin
none:
  ret i32 0
}

define void @release(i32 %block, i32 %size) {
  %empty = icmp eq i32 %size, 0
  %given = select i1 %empty, i32 1, i32 %size
  %power = call i32 @blocks.power(i32 %given)
  %chain = getelementptr [32 x i32], ptr @blocks.free, i32 0, i32 %power
  %head = load i32, ptr %chain
  %at = inttoptr i32 %block to ptr
  store i32 %head, ptr %at
  store i32 %block, ptr %chain
  ret void
}

define noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
entry:
  %huge = icmp ugt i64 %size, 1073741791
  br i1 %huge, label %full, label %ask
ask:
  %small = trunc i64 %size to i32
  %all = add i32 %small, 32
  %block = call i32 @alloc(i32 %all)
  %none = icmp eq i32 %block, 0
  br i1 %none, label %full, label %fill
fill:
  %info = inttoptr i32 %block to ptr
  store i64 1, ptr %info
  %destructor = getelementptr i8, ptr %info, i32 8
  store i64 0, ptr %destructor
  %data = getelementptr i8, ptr %info, i32 32
  %data_at = getelementptr i8, ptr %info, i32 16
  store ptr %data, ptr %data_at
  %size_at = getelementptr i8, ptr %info, i32 24
  store i64 %size, ptr %size_at
  ret ptr %info
full:
  call void @llvm.trap()
  unreachable
}

define noalias ptr @NRT_MemInfo_alloc(i64 %size) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 16)
  ret ptr %info
}

define void @NRT_MemInfo_call_dtor(ptr %info) {
  %size_at = getelementptr i8, ptr %info, i32 24
  %size = load i64, ptr %size_at
  %small = trunc i64 %size to i32
  %all = add i32 %small, 32
  %block = ptrtoint ptr %info to i32
  call void @release(i32 %block, i32 %all)
  ret void
}

; Room for a copy while an array is assigned to a part of itself; its size is kept before it.
define noalias ptr @NRT_Allocate(i64 %size) {
entry:
  %huge = icmp ugt i64 %size, 1073741807
  br i1 %huge, label %full, label %ask
ask:
  %small = trunc i64 %size to i32
  %all = add i32 %small, 16
  %block = call i32 @alloc(i32 %all)
  %none = icmp eq i32 %block, 0
  br i1 %none, label %full, label %fill
fill:
  %at = inttoptr i32 %block to ptr
  store i32 %all, ptr %at
  %data = getelementptr i8, ptr %at, i32 16
  ret ptr %data
full:
  call void @llvm.trap()
  unreachable
}

define void @NRT_Free(ptr %data) {
  %at = getelementptr i8, ptr %data, i32 -16
  %all = load i32, ptr %at
  %block = ptrtoint ptr %at to i32
  call void @release(i32 %block, i32 %all)
  ret void
}

declare double @llvm.sqrt.f64(double)
declare float @llvm.sqrt.f32(float)
define double @sqrt(double %x) alwaysinline {
  %y = call double @llvm.sqrt.f64(double %x)
  ret double %y
}
define float @sqrtf(float %x) alwaysinline {
  %y = call float @llvm.sqrt.f32(float %x)
  ret float %y
}

; The product of two 128-bit numbers: the backend calls it to check a product for overflow.
define void @__multi3(ptr %out, i64 %al, i64 %ah, i64 %bl, i64 %bh) {
  %a0 = and i64 %al, 4294967295
  %a1 = lshr i64 %al, 32
  %b0 = and i64 %bl, 4294967295
  %b1 = lshr i64 %bl, 32
  %p00 = mul i64 %a0, %b0
  %p01 = mul i64 %a0, %b1
  %p10 = mul i64 %a1, %b0
  %p11 = mul i64 %a1, %b1
  %c0 = lshr i64 %p00, 32
  %p01l = and i64 %p01, 4294967295
  %p10l = and i64 %p10, 4294967295
  %m0 = add i64 %c0, %p01l
  %m = add i64 %m0, %p10l
  %low0 = and i64 %p00, 4294967295
  %low1 = shl i64 %m, 32
  %low = or i64 %low0, %low1
  %h0 = lshr i64 %m, 32
  %h1 = lshr i64 %p01, 32
  %h2 = lshr i64 %p10, 32
  %s1 = add i64 %h0, %h1
  %s2 = add i64 %s1, %h2
  %s3 = add i64 %s2, %p11
  %x = mul i64 %al, %bh
  %y = mul i64 %ah, %bl
  %s4 = add i64 %s3, %x
  %high = add i64 %s4, %y
  store i64 %low, ptr %out
  %next = getelementptr i8, ptr %out, i32 8
  store i64 %high, ptr %next
  ret void
}
